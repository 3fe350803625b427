import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';

/** The first thing in a text that keeps it from being JSON. */
export interface JsonProblem {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
}

/** Null for a text that is JSON. Engines name places in their own ways or not at all, so the place is found by a parser of ours. */
export function findJsonProblem(text: string): JsonProblem | null {
  if (isJson(text)) return null;
  const error = findFirstError(text);
  const from = Math.min(error?.offset ?? 0, text.length);
  return {
    message: (error && MESSAGES[printParseErrorCode(error.error)]) ?? 'This is not JSON.',
    line: text.slice(0, from).split('\n').length,
    from,
    to: Math.min(from + (error?.length ?? 0), text.length),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findFirstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // Nested more deeply than the parser descends.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors.toSorted((one, other) => one.offset - other.offset)[0];
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Texts stand in double quotes.',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A name in double quotes is missing.',
  ValueExpected: 'A value is missing.',
  ColonExpected: 'A colon is missing.',
  CommaExpected: 'A comma is missing.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'Nothing may follow the value.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'A closing double quote is missing.',
  UnexpectedEndOfNumber: 'This is not a number.',
  InvalidUnicode: 'Four hexadecimal digits follow \\u.',
  InvalidEscapeCharacter: 'This character cannot follow a backslash.',
  InvalidCharacter: 'Line breaks and tabs in a text are written as \\n and \\t.',
};
