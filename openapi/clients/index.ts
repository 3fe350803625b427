export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
