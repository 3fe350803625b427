import type { PdfAttachment } from '@declic/media/pdf';
import { RejectedInputError } from '../../../engine/run-errors';
import type { Invoice } from './invoice';
import { readCii } from './read-cii';
import { readUbl } from './read-ubl';
import { findFirst, parseXml, type XmlElement } from './xml-tree';

export interface XmlInvoice {
  readonly syntax: 'cii' | 'ubl';
  /** The guideline that the invoice says it follows, such as `urn:cen.eu:en16931:2017`. */
  readonly profile: string | null;
  readonly invoice: Invoice;
}

/** @throws {RejectedInputError} the XML is broken, or no invoice. */
export async function readXmlInvoice(bytes: Uint8Array): Promise<XmlInvoice> {
  const invoice = toInvoice(await parseXml(bytes));
  if (!invoice) throw new RejectedInputError('file', 'The XML is neither a Cross Industry Invoice nor a UBL invoice.');
  return invoice;
}

/** The invoice among the files of a PDF; null where there is none. What is no invoice is passed over. */
export async function findAttachedInvoice(
  attachments: readonly PdfAttachment[],
  warn: (message: string) => void,
): Promise<XmlInvoice | null> {
  for (const { name, bytes } of attachments.filter((file) => /\.xml$/iu.test(file.name))) {
    try {
      const found = toInvoice(await parseXml(bytes));
      if (found) return found;
    } catch (error) {
      if (!(error instanceof RejectedInputError)) throw error;
      warn(`The attached file ${name} was not read: ${error.message}`);
    }
  }
  return null;
}

function toInvoice(root: XmlElement): XmlInvoice | null {
  if (root.name === 'CrossIndustryInvoice' || root.name === 'CrossIndustryDocument') {
    const context = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext';
    const profile = findFirst(root, `${context}/GuidelineSpecifiedDocumentContextParameter/ID`)?.text ?? null;
    return { syntax: 'cii', profile, invoice: readCii(root) };
  }
  if ((root.name === 'Invoice' || root.name === 'CreditNote') && findFirst(root, 'AccountingSupplierParty')) {
    return { syntax: 'ubl', profile: findFirst(root, 'CustomizationID')?.text ?? null, invoice: readUbl(root) };
  }
  return null;
}
