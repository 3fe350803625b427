import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MAX_A_MINUTE = 60;

/** A search of the catalogue that found nothing. */
export interface EmptySearch {
  readonly search_query: string;
  readonly filters: { readonly category: string; readonly showFavorites: boolean };
}

@Injectable()
export class EmptySearchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The network address is not kept. What goes beyond the limit of a minute is dropped: no person types as fast. */
  async insert(userId: string, { search_query, filters }: EmptySearch, userAgent: string | null): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query(
        `insert into empty_search (search_query, user_id, filters, user_agent)
         select $1, $2, $3, $4
          where (select count(*) from empty_search where user_id = $2 and created_at > now() - interval '1 minute') < ${MAX_A_MINUTE}`,
        [search_query, userId, filters, userAgent],
      ),
    );
  }
}
