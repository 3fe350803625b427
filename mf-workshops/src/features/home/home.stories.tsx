import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { Suspense } from 'react';
import { workshopKeys } from '../../domain/workshop-keys';
import { aPolicy } from '../../testing/a-policy';
import { Benefits } from './benefits';
import { Contact } from './contact';
import { Faq } from './faq';
import { Testimonials } from './testimonials';

const meta = preview.meta({ title: 'Workshops/Home', component: Benefits });

export const Sections = meta.story({
  parameters: { queries: [[workshopKeys.policy(), aPolicy()]] },
  render: () => (
    <Suspense fallback={null}>
      <Stack $gap={8}>
        <Benefits />
        <Testimonials />
        <Faq />
        <Contact />
      </Stack>
    </Suspense>
  ),
});
