import { callFailure } from '@declic/remote-kit';
import { findTextProblem } from './find-text-problem';
import { putTypedText, type TextPlace, useTypedText } from './typed-texts';

/** The field at a place: closed (`typed` undefined), or with what is typed in it. */
export function useTypedForm(place: TextPlace) {
  const typed = useTypedText(place);
  const original = typed?.original ?? '';

  return {
    typed,
    open: (text: string) => putTypedText(place, { text, original: text }),
    close: () => putTypedText(place, undefined),
    type: (text: string) => putTypedText(place, { text, original }),
    /** Checks the text and has it sent; what is wrong stands at the field, with the text. */
    submit: async (text: string, send: (text: string) => Promise<unknown>): Promise<boolean> => {
      const found = findTextProblem(text);
      if (found !== undefined) {
        putTypedText(place, { text, original, problem: { text: found } });
        return false;
      }
      try {
        await send(text.trim());
        return true;
      } catch (error) {
        const failure = callFailure(error);
        const ofField = failure.fields.find(({ field }) => field === 'text');
        putTypedText(place, { text, original, problem: { text: ofField?.message ?? failure.text, failure } });
        return false;
      }
    },
  };
}
