/** An e-mail address. No format here: the actions say what is wrong with it. */
export function emailParam(placeholder: string, description: string) {
  const email = { key: 'email', label: 'Email', kind: 'string', required: true } as const;
  return { ...email, placeholder, validate: { max: 320 }, description } as const;
}
