/** The form: the question, and the parameters that name what is read. */
export const questionForm = (...sources: string[]) => ({
  groups: [
    { id: 'main', label: 'Question', items: ['question', 'language'] },
    { id: 'sources', label: 'Sources', items: sources },
  ],
});
