import preview from '../../.storybook/preview';
import { Link } from '../index';
import { Checkbox } from './checkbox';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter' },
});

export const Default = meta.story();

export const Checked = meta.story({ args: { defaultChecked: true } });

export const WithHint = meta.story({ args: { hint: 'Twice a month. One click to leave.' } });

export const WithError = meta.story({
  args: { required: true, error: 'Please accept before you join.', label: 'I accept' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

export const LongText = meta.story({
  args: {
    label: (
      <>
        J’accepte que mon adresse soit conservée pour être prévenu de l’ouverture, comme le décrit la{' '}
        <Link href="/fr/confidentialite">politique de confidentialité</Link>.
      </>
    ),
  },
});
