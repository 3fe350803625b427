import { Link, Row, Text } from '@declic/design-system';
import { useAddressQuery } from '../../domain/use-address-query';
import { paths } from '../../paths';

export interface ListPagesProps {
  /** From 1. */
  page: number;
  pages: number;
}

/** Links to the pages beside this one. They keep the view and the campaign of the address. */
export function ListPages({ page, pages }: ListPagesProps) {
  const query = useAddressQuery().toString();
  const href = (to: number) => paths.list(to) + (query && `?${query}`);
  return (
    <Row as="nav" $gap={5} aria-label="Pages de la liste">
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev">
          Page précédente
        </Link>
      ) : null}
      <Text as="span" tone="muted">
        Page {page} sur {pages}
      </Text>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next">
          Page suivante
        </Link>
      ) : null}
    </Row>
  );
}
