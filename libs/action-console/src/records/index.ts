export { forgetHistory, forgetRecords } from './forget-records';
