export { aDefinition } from './a-definition';
export { aTestResult } from './a-test-result';
export { anAnswerReport } from './reports';
