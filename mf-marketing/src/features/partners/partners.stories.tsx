import preview from '@declic/design-system/storybook/preview';
import texts from '../../i18n/partners.texts.json';
import { CustomerCases } from './customer-cases';
import { Process } from './process';
import { Services } from './services';

const meta = preview.meta({
  title: 'Marketing/Partners',
  component: Services,
  args: {
    heading: texts.servicesHeading,
    services: texts.services,
    toHref: (service) => `/partners?service=${service}`,
  },
});

export const ThreeServices = meta.story();
export const TwoCases = meta.story({ render: () => <CustomerCases texts={texts} /> });
export const FiveSteps = meta.story({ render: () => <Process heading={texts.stepsHeading} steps={texts.steps} /> });
