export {
  FILE_REFERENCE_MESSAGE,
  isFileReference,
  isWebAddress,
  SAMPLE_FILE,
  splitDataUrl,
  STORED_FILE,
} from './file-reference';
export type { InputSchema, Param, ParamGroup, ParamKind } from './input-schema';
export { isBlank } from './is-blank';
export { isRecord } from './is-record';
export { decimalOrText, jsonOrText } from './read-text';
export { findVisibleParams, type InputCheck, type InputProblem, validateInput } from './validate-input';
