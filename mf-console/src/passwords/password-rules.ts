export interface PasswordRule {
  /** Short form for the live checklist. */
  label: string;
  /** What the person reads when this is the first rule that fails. */
  message: string;
  isMet: (password: string) => boolean;
}

/** The special characters; shown to the user. */
const SPECIAL_CHARACTERS = '!@#$%^&*(),.?":{}|<>';

/** In the order in which they are checked: the first failing one is the one reported. */
export const passwordRules: readonly PasswordRule[] = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    isMet: (password) => password.length >= 8,
  },
  {
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    label: 'One number',
    message: 'Password must contain at least one number',
    isMet: (password) => /\d/.test(password),
  },
  {
    label: `One special character: ${SPECIAL_CHARACTERS}`,
    message: 'Password must contain at least one special character',
    isMet: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
];

export function firstFailingRule(password: string): PasswordRule | undefined {
  return passwordRules.find((rule) => !rule.isMet(password));
}
