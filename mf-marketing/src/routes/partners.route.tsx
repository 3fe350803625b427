import { ButtonLink, Container, token } from '@declic/design-system';
import { useHydrated } from '@declic/remote-kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExpertForm } from '../features/expert-form/expert-form';
import { readService } from '../features/expert-form/expert-services';
import { CustomerCases } from '../features/partners/customer-cases';
import { Process } from '../features/partners/process';
import { Services } from '../features/partners/services';
import { useFrenchPageHead } from '../head/use-french-page-head';
import texts from '../i18n/partners.texts.json';
import { paths } from '../paths';
import { Lead, PageHeading, Section } from '../ui/display';
import { SitePage } from '../ui/site-page';

const FORM_ID = 'demande';

/** The experts: what they do, how it goes, and a form to ask for it. */
export function Component() {
  const [search] = useSearchParams();
  // The HTML of the page is that of the address without a query.
  const named = useHydrated() ? search.get('service') : null;
  const { key } = useLocation();
  useFrenchPageHead({ texts, path: paths.partners(), picture: 'partners' });

  return (
    <SitePage language="fr">
      <Container>
        <Opening>
          <PageHeading>{texts.heading}</PageHeading>
          <Lead>{texts.lead}</Lead>
          <ButtonLink size="lg" href={toForm('audit')}>
            {texts.action}
          </ButtonLink>
        </Opening>
        <Services heading={texts.servicesHeading} services={texts.services} toHref={toForm} />
      </Container>
      <CustomerCases texts={texts} />
      <Container>
        <Process heading={texts.stepsHeading} steps={texts.steps} />
        <Section as="div" id={FORM_ID}>
          <ExpertForm
            heading={texts.formHeading}
            lead={texts.formLead}
            service={readService(named)}
            visit={named === null ? undefined : key}
          />
        </Section>
      </Container>
    </SitePage>
  );
}

const toForm = (service: string) => `${paths.partners()}?service=${service}#${FORM_ID}`;

const Opening = styled.div`
  display: grid;
  gap: ${token.space[5]};
  justify-items: start;
  padding-block: clamp(${token.space[7]}, 8vw, 8rem) ${token.space[8]};
`;
