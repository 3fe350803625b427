type Data = Readonly<Record<string, unknown>>;

/**
 * A row whose label the model chose. Where it chose another than the words of the text did, no words speak for it: confidence is 0,
 * and the label of the embedded engine is the alternative.
 */
export function relabel(row: Data, embedded: Data | undefined, key: string): Data {
  if (!embedded || row[key] === embedded[key]) return row;
  return { ...row, confidence: 0, alternative: embedded[key], why: [] };
}
