import { ButtonLink, ErrorState, token } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import type { MissingWorkshop } from './workshop.queries';

export function WorkshopNotFound({ reason }: { reason: MissingWorkshop['missing'] }) {
  usePageHead({ title: 'Workshop introuvable · Declic', lang: 'fr', noindex: true, missing: true });
  return (
    <ErrorState
      level={1}
      title="Workshop introuvable"
      message={
        <>
          Ce workshop n'existe pas.
          <Reason lang="en">{reason}</Reason>
        </>
      }
      action={<ButtonLink href={paths.home()}>Voir tous les ateliers</ButtonLink>}
    />
  );
}

const Reason = styled.span`
  display: block;
  font-family: ${token.font.mono};
  font-size: ${token.text.caption};
`;
