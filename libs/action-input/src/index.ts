export {
  FILE_REFERENCE_MESSAGE,
  isFileReference,
  isWebAddress,
  SAMPLE_FILE,
  splitDataUrl,
  STORED_FILE,
} from './file-reference';
export type { InputSchema, Param, ParamGroup, ParamKind } from './input-schema';
export { findFormProblem, type JsonForm } from './json-form';
export { isBlank } from './is-blank';
export { decimalOrText, jsonOrText } from './read-text';
export { findVisibleParams, type InputCheck, type InputProblem, validateInput } from './validate-input';
