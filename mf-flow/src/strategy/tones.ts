/** The tones of the contract, as the form and the summary name them. */
export const TONES = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'expert', label: 'Technical Expert' },
] as const;
