export { OCR_LANGUAGES, type OcrLanguage } from './language-data';
export { OcrError } from './ocr-error';
export { recognise, type OcrOptions, type OcrPage } from './recognise';
export type { OcrWord } from './ocr-words';
