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
const schema17 = {"type":"string","maxLength":64,"pattern":"^(?!current$)[A-Za-z0-9][A-Za-z0-9._-]*$","x-pattern-message":"must consist of letters, digits, dots, underscores and hyphens, and not be `current`"};
const schema18 = {"type":"object","required":["path","layout","access"],"properties":{"path":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"},"layout":{"type":"string","enum":["app","site","bare"]},"access":{"type":"string","enum":["public","signed-in"]},"needsKey":{"type":"boolean","description":"Only for people who have an API key."},"lang":{"type":"string","enum":["en","fr","es"],"description":"The language of its pages when their addresses do not say it."}}};
const schema19 = {"type":"object","required":["label","to"],"properties":{"label":{"type":"string","minLength":1,"maxLength":80},"to":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"},"when":{"type":"array","items":{"type":"string","maxLength":255,"pattern":"^/","x-pattern-message":"must begin with a slash"}}}};
const schema20 = {"description":"What the shell and a remote share at run time: the version of React and, for each shared package, names of its exports.\nA remote needs them, the shell offers them; both lists are read from the build.\n","type":"object","required":["react","exports"],"properties":{"react":{"description":"A remote runs in a shell whose React has the same major version and no older minor version.","type":"string","maxLength":64,"pattern":"^\\d+\\.\\d+\\.\\d+","x-pattern-message":"must be a version such as 19.3.1"},"exports":{"description":"Names by package or entry, such as `@declic/design-system/dialog`.","type":"object","maxProperties":100,"additionalProperties":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":100}}}}};
const schema21 = {"description":"The integrity of the release's integrity.json, which holds that of its modules. A page reads it before it loads a remote that\nits own import map does not cover.\n","type":"string","pattern":"^sha384-[A-Za-z0-9+/]{64}$","x-pattern-message":"must be sha384- and 64 characters of Base64"};
const pattern1 = new RegExp("^mf-[a-z][a-z0-9-]*$", "u");
const pattern2 = new RegExp("^(?!current$)[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
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
if(valid5){
if(data6.lang !== undefined){
let data11 = data6.lang;
const _errs26 = errors;
if(typeof data11 !== "string"){
validate13.errors = [0];
return false;
}
if(!(((data11 === "en") || (data11 === "fr")) || (data11 === "es"))){
validate13.errors = [0];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
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
let data12 = data.nav;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid6 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.label === undefined) && (missing2 = "label")) || ((data13.to === undefined) && (missing2 = "to"))){
validate13.errors = [0];
return false;
}
else {
if(data13.label !== undefined){
let data14 = data13.label;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(data14.length > 80){
validate13.errors = [0];
return false;
}
else {
if(data14.length < 1){
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
if(data13.to !== undefined){
let data15 = data13.to;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(data15.length > 255){
validate13.errors = [0];
return false;
}
else {
if(!pattern3.test(data15)){
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
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.when !== undefined){
let data16 = data13.when;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(data17.length > 255){
validate13.errors = [0];
return false;
}
else {
if(!pattern3.test(data17)){
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
var valid9 = _errs39 === errors;
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
var valid8 = _errs37 === errors;
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
var valid6 = _errs30 === errors;
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
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data18 = data.needs;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if(((data18.react === undefined) && (missing3 = "react")) || ((data18.exports === undefined) && (missing3 = "exports"))){
validate13.errors = [0];
return false;
}
else {
if(data18.react !== undefined){
let data19 = data18.react;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data19 === "string"){
if(data19.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern6.test(data19)){
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
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.exports !== undefined){
let data20 = data18.exports;
const _errs46 = errors;
if(errors === _errs46){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(Object.keys(data20).length > 100){
validate13.errors = [0];
return false;
}
else {
for(const key0 in data20){
let data21 = data20[key0];
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
if(data21.length > 1000){
validate13.errors = [0];
return false;
}
else {
var valid13 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
const _errs51 = errors;
if(errors === _errs51){
if(typeof data22 === "string"){
if(data22.length > 100){
validate13.errors = [0];
return false;
}
else {
if(data22.length < 1){
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
var valid13 = _errs51 === errors;
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
var valid12 = _errs49 === errors;
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
var valid11 = _errs46 === errors;
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
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrityList !== undefined){
let data23 = data.integrityList;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data23 === "string"){
if(!pattern7.test(data23)){
validate13.errors = [0];
return false;
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawn !== undefined){
let data24 = data.withdrawn;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data24)){
if(data24.length > 100){
validate13.errors = [0];
return false;
}
else {
var valid15 = true;
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data25 === "string"){
if(data25.length > 64){
validate13.errors = [0];
return false;
}
else {
if(!pattern2.test(data25)){
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
var valid15 = _errs58 === errors;
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
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback !== undefined){
const _errs61 = errors;
if(!(validate14(data.fallback, {instancePath:instancePath+"/fallback",parentData:data,parentDataProperty:"fallback",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs61 === errors;
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
