"use strict";
export const isCompositionId = validate10;
const schema11 = {"$id":"isCompositionId","$ref":"contract#/components/schemas/CompositionId"};
const schema13 = {"type":"string","pattern":"^[0-9a-f]{16}$","x-pattern-message":"must be 16 hexadecimal digits"};
const pattern0 = new RegExp("^[0-9a-f]{16}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="isCompositionId" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate10.errors = [0];
return false;
}
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const isPageRemote = validate12;
const schema14 = {"$id":"isPageRemote","$ref":"contract#/components/schemas/PageRemote"};
const schema15 = {"description":"One remote as a visitor gets it. The edge writes nothing more of it into a page.","type":"object","required":["name","version","owner","title","entry","areas","nav","needs"],"properties":{"name":{"$ref":"#/components/schemas/RemoteName"},"version":{"$ref":"#/components/schemas/ReleaseVersion"},"owner":{"type":"string"},"title":{"type":"string"},"entry":{"type":"string","description":"Address of the entry module: `/remotes/mf-flow/3f2a…/remoteEntry.js`."},"areas":{"type":"array","items":{"$ref":"#/components/schemas/RemoteArea"}},"nav":{"type":"array","items":{"$ref":"#/components/schemas/NavEntry"}},"needs":{"$ref":"#/components/schemas/FrontContract"},"integrityList":{"$ref":"#/components/schemas/IntegrityList"},"withdrawn":{"description":"Versions of it that were withdrawn lately. An open page never loads them any more.","type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ReleaseVersion"}},"fallback":{"$ref":"#/components/schemas/FallbackVersion"}}};
const schema16 = {"type":"string","maxLength":64,"pattern":"^mf-[a-z][a-z0-9-]*$","x-pattern-message":"must be a name such as mf-flow"};
const schema17 = {"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","x-pattern-message":"must consist of letters, digits, dots, underscores and hyphens"};
const schema18 = {"type":"object","required":["path","layout","access"],"properties":{"path":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"},"layout":{"type":"string","enum":["app","site","bare"]},"access":{"type":"string","enum":["public","signed-in"]},"needsKey":{"type":"boolean","description":"Only for people who have an API key."}}};
const schema19 = {"type":"object","required":["label","to"],"properties":{"label":{"type":"string","minLength":1,"maxLength":80},"to":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"},"when":{"type":"array","items":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"}}}};
const schema20 = {"description":"What the shell and a remote share at run time: the version of React and, for each shared package, names of its exports.\nA remote needs them, the shell offers them; both lists are read from the build.\n","type":"object","required":["react","exports"],"properties":{"react":{"description":"A remote runs in a shell whose React has the same major version and no older minor version.","type":"string","maxLength":64,"pattern":"^\\d+\\.\\d+\\.\\d+","x-pattern-message":"must be a version such as 19.3.1"},"exports":{"description":"Names by package or entry, such as `@declic/design-system/dialog`.","type":"object","maxProperties":100,"additionalProperties":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":100}}}}};
const schema21 = {"description":"The integrity of the release's integrity.json, which holds that of its modules. A page reads it before it loads a remote that\nits own import map does not cover.\n","type":"string","pattern":"^sha384-[A-Za-z0-9+/]{64}$","x-pattern-message":"must be sha384- and 64 characters of Base64"};
const pattern1 = new RegExp("^mf-[a-z][a-z0-9-]*$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const pattern3 = new RegExp("^/", "u");
const pattern6 = new RegExp("^\\d+\\.\\d+\\.\\d+", "u");
const pattern7 = new RegExp("^sha384-[A-Za-z0-9+/]{64}$", "u");
const schema23 = {"description":"The last good version, tried in the same session when the chosen one fails.","type":"object","required":["version","entry","needs"],"properties":{"version":{"$ref":"#/components/schemas/ReleaseVersion"},"entry":{"type":"string"},"needs":{"$ref":"#/components/schemas/FrontContract"},"integrityList":{"$ref":"#/components/schemas/IntegrityList"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) && (missing0 = "version")) || ((data.entry === undefined) && (missing0 = "entry"))) || ((data.needs === undefined) && (missing0 = "needs"))){
validate14.errors = [0];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64){
validate14.errors = [0];
return false;
}
else {
if(!pattern2.test(data0)){
validate14.errors = [0];
return false;
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs4 = errors;
if(typeof data.entry !== "string"){
validate14.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data2 = data.needs;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.react === undefined) && (missing1 = "react")) || ((data2.exports === undefined) && (missing1 = "exports"))){
validate14.errors = [0];
return false;
}
else {
if(data2.react !== undefined){
let data3 = data2.react;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 64){
validate14.errors = [0];
return false;
}
else {
if(!pattern6.test(data3)){
validate14.errors = [0];
return false;
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.exports !== undefined){
let data4 = data2.exports;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
validate14.errors = [0];
return false;
}
else {
for(const key0 in data4){
let data5 = data4[key0];
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate14.errors = [0];
return false;
}
else {
var valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(data6.length > 100){
validate14.errors = [0];
return false;
}
else {
if(data6.length < 1){
validate14.errors = [0];
return false;
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrityList !== undefined){
let data7 = data.integrityList;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
validate14.errors = [0];
return false;
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.entry === undefined) && (missing0 = "entry"))) || ((data.areas === undefined) && (missing0 = "areas"))) || ((data.nav === undefined) && (missing0 = "nav"))) || ((data.needs === undefined) && (missing0 = "needs"))){
validate13.errors = [0];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern1.test(data0)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern2.test(data1)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs7 = errors;
if(typeof data.owner !== "string"){
validate13.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs9 = errors;
if(typeof data.title !== "string"){
validate13.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs11 = errors;
if(typeof data.entry !== "string"){
validate13.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.areas !== undefined){
let data5 = data.areas;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.path === undefined) && (missing1 = "path")) || ((data6.layout === undefined) && (missing1 = "layout"))) || ((data6.access === undefined) && (missing1 = "access"))){
validate13.errors = [0];
return false;
}
else {
if(data6.path !== undefined){
let data7 = data6.path;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(data7.length > 255){
validate13.errors = [0];
return false;
}
else {
if(!pattern3.test(data7)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.layout !== undefined){
let data8 = data6.layout;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate13.errors = [0];
return false;
}
if(!(((data8 === "app") || (data8 === "site")) || (data8 === "bare"))){
validate13.errors = [0];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.access !== undefined){
let data9 = data6.access;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate13.errors = [0];
return false;
}
if(!((data9 === "public") || (data9 === "signed-in"))){
validate13.errors = [0];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.needsKey !== undefined){
const _errs24 = errors;
if(typeof data6.needsKey !== "boolean"){
validate13.errors = [0];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nav !== undefined){
let data11 = data.nav;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid6 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.label === undefined) && (missing2 = "label")) || ((data12.to === undefined) && (missing2 = "to"))){
validate13.errors = [0];
return false;
}
else {
if(data12.label !== undefined){
let data13 = data12.label;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(data13.length > 80){
validate13.errors = [0];
return false;
}
else {
if(data13.length < 1){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.to !== undefined){
let data14 = data12.to;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(data14.length > 255){
validate13.errors = [0];
return false;
}
else {
if(!pattern3.test(data14)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.when !== undefined){
let data15 = data12.when;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid9 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(data16.length > 255){
validate13.errors = [0];
return false;
}
else {
if(!pattern3.test(data16)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid9 = _errs37 === errors;
if(!valid9){
break;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid6 = _errs28 === errors;
if(!valid6){
break;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data17 = data.needs;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((data17.react === undefined) && (missing3 = "react")) || ((data17.exports === undefined) && (missing3 = "exports"))){
validate13.errors = [0];
return false;
}
else {
if(data17.react !== undefined){
let data18 = data17.react;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(data18.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern6.test(data18)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid11 = _errs42 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.exports !== undefined){
let data19 = data17.exports;
const _errs44 = errors;
if(errors === _errs44){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 100){
validate13.errors = [0];
return false;
}
else {
for(const key0 in data19){
let data20 = data19[key0];
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
if(data20.length > 1000){
validate13.errors = [0];
return false;
}
else {
var valid13 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
const _errs49 = errors;
if(errors === _errs49){
if(typeof data21 === "string"){
if(data21.length > 100){
validate13.errors = [0];
return false;
}
else {
if(data21.length < 1){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid13 = _errs49 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid12 = _errs47 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrityList !== undefined){
let data22 = data.integrityList;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data22 === "string"){
if(!pattern7.test(data22)){
validate13.errors = [0];
return false;
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawn !== undefined){
let data23 = data.withdrawn;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data23)){
if(data23.length > 100){
validate13.errors = [0];
return false;
}
else {
var valid15 = true;
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data24 === "string"){
if(data24.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern2.test(data24)){
validate13.errors = [0];
return false;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid15 = _errs56 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
const _errs59 = errors;
if(!(validate14(data.fallback, {instancePath:instancePath+"/fallback",parentData:data,parentDataProperty:"fallback",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="isPageRemote" */;
let vErrors = null;
let errors = 0;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
