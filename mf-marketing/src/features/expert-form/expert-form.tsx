import { Button, Columns, Notice } from '@declic/design-system';
import { CONSENT_VERSION } from '@declic/openapi/texts';
import { CallFailureDetails } from '@declic/remote-kit';
import { useId } from 'react';
import { paths } from '../../paths';
import { Below, Lead, SectionHeading } from '../../ui/display';
import { PlainForm } from '../../ui/plain-form';
import { ExpertFields } from './expert-fields';
import type { ExpertService } from './expert-services';
import { useExpertForm } from './use-expert-form';

export interface ExpertFormProps {
  heading: string;
  lead: string;
  /** The service that is chosen at first, and anew when another call to action names another. */
  service: ExpertService;
  /** Changes with each press of a call to action: its service is chosen again, also when the address stays the same. */
  visit?: string | undefined;
}

/** A request to the experts. What was typed stays until it has been kept. Before its script is there it is a plain form. */
export function ExpertForm({ heading, lead, service, visit }: ExpertFormProps) {
  const headingId = useId();
  const { form, errors, submit, isSending, failure, error, isSent } = useExpertForm(service, visit);

  return (
    <Columns $columns="5fr 7fr" $gap={6} $wideGap={8} $align="start">
      <div>
        <SectionHeading id={headingId}>{heading}</SectionHeading>
        <Below>
          <Lead>{lead}</Lead>
        </Below>
      </div>
      <PlainForm
        action="/api/marketing/expert-requests/form"
        headingId={headingId}
        hidden={{ page: paths.partners(), consent_version: CONSENT_VERSION.experts }}
        submit={submit}
      >
        <ExpertFields register={form.register} errors={errors} />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {isSending ? 'Envoi en cours…' : 'Envoyer la demande'}
        </Button>
        {isSent ? (
          <Notice tone="success">
            <strong>Demande envoyée.</strong> Nous vous répondons par e-mail sous deux jours ouvrés.
          </Notice>
        ) : null}
        {failure ? (
          <Notice tone="danger">
            {failure.text}
            <CallFailureDetails error={error} />
          </Notice>
        ) : null}
      </PlainForm>
    </Columns>
  );
}
