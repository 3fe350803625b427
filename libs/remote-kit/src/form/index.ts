export { useApiForm, type ApiForm, type ApiFormOptions } from './use-api-form';
export { useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
