import { RejectedInputError } from '../../../engine/run-errors';

export type Correction = 'L' | 'M' | 'Q' | 'H';

/** The modules of a code, without its margin. */
export interface QrMatrix {
  readonly side: number;
  readonly version: number;
  readonly correction: Correction;
  isDark(column: number, row: number): boolean;
}

/** In smaller codes a logo covers more than the highest error correction repairs. */
const MIN_VERSION_WITH_LOGO = 5;

/** @throws {RejectedInputError} the payload is longer than the largest code. */
export async function createMatrix(payload: string, correction: Correction, hasLogo: boolean): Promise<QrMatrix> {
  const { default: qrcode } = await import('qrcode');
  const create = (version?: number) =>
    qrcode.create(payload, { errorCorrectionLevel: correction, ...(version !== undefined && { version }) });
  try {
    const fitting = create();
    const code = hasLogo && fitting.version < MIN_VERSION_WITH_LOGO ? create(MIN_VERSION_WITH_LOGO) : fitting;
    const { size, data } = code.modules;
    return { side: size, version: code.version, correction, isDark: (column, row) => data[row * size + column] === 1 };
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('amount of data')) throw error;
    throw new RejectedInputError('content', `This is too long for a code: ${Buffer.byteLength(payload)} bytes.`);
  }
}
