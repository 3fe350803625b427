export { aDefinition } from './a-definition';
export { aTestResult } from './a-test-result';
