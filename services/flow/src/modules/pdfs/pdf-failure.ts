/** Why the PDF at the address of an intake gave no text. */
export type PdfFailure =
  | 'pdf_address_refused'
  | 'pdf_missing'
  | 'pdf_forbidden'
  | 'pdf_timed_out'
  | 'pdf_unreachable'
  | 'pdf_fetch_off'
  | 'pdf_not_a_pdf'
  | 'pdf_damaged'
  | 'pdf_too_complex'
  | 'pdf_encrypted'
  | 'pdf_without_text'
  | 'pdf_too_large'
  | 'pdf_too_long';
