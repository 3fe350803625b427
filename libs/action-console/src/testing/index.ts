export { aDefinition } from './a-definition';
export { aTestResult } from './a-test-result';
export { aRefusedResult, refusedRuns } from './refused-runs';
export { anAnswerReport } from './reports';
