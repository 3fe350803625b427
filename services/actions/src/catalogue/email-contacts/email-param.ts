import { textParam } from '../../engine/params';

/** An e-mail address. No format here: the actions say what is wrong with it. */
export const emailParam = (placeholder: string, description: string) =>
  textParam('email', 'Email', { required: true, placeholder, validate: { max: 320 }, description });
