/** Whether a text is an address that a PDF can be fetched from. */
export const isPdfAddress = (text: string): boolean => /^https?:\/\/./i.test(text) && URL.canParse(text);

export const INVALID_PDF_ADDRESS = 'Must be a valid URL';
