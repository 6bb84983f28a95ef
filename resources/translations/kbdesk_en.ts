<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PathPanel</name>
    <message numerus="yes">
        <source>%n link(s) from one to the other</source>
        <translation>
            <numerusform>%n link from one to the other</numerusform>
            <numerusform>%n links from one to the other</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestNotice</name>
    <message numerus="yes">
        <source>%Ln requests wait for you. The newest: %1</source>
        <translation>
            <numerusform>%Ln request waits for you: %1</numerusform>
            <numerusform>%Ln requests wait for you. The newest: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message numerus="yes">
        <source>{done} of %Ln files</source>
        <translation>
            <numerusform>{done} of %Ln file</numerusform>
            <numerusform>{done} of %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%Ln changes wait to be reviewed</source>
        <translation>
            <numerusform>%Ln change waits to be reviewed</numerusform>
            <numerusform>%Ln changes wait to be reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests wait for you</source>
        <translation>
            <numerusform>%Ln request waits for you</numerusform>
            <numerusform>%Ln requests wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>health</name>
    <message numerus="yes">
        <source>All %Ln at once. You see what would change, and choose, before anything is written.</source>
        <translation>
            <numerusform>There is one. You see what would change, and choose, before anything is written.</numerusform>
            <numerusform>All %Ln at once. You see what would change, and choose, before anything is written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>layouts</name>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
</context>
</TS>
