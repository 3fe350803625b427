import { textParam } from '../engine/params';

/** What a text offers. */
export const productParam = (max: number, placeholder: string, description: string) =>
  textParam('product', 'Product', { required: true, placeholder, validate: { max }, description });

/** Who a text is for. */
export const audienceParam = (max: number, placeholder: string, description: string) =>
  textParam('audience', 'Audience', { required: true, placeholder, validate: { max }, description });

/** What a text asks of its reader. */
export const callToActionParam = (max: number, placeholder: string, description: string, label = 'Call to action') =>
  textParam('call_to_action', label, { validate: { max }, placeholder, description });

/** What makes an offer credible. */
export const PROOF_PARAM = textParam('proof', 'Proof', {
  validate: { max: 400 },
  description: 'A result that you can show.',
});
