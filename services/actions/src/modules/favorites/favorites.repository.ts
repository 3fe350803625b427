import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Favorite {
  readonly action_slug: string;
  readonly created_at: Date;
}

@Injectable()
export class FavoritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(userId: string): Promise<Favorite[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Favorite[]>(
        'select action_slug, created_at from user_favorite where user_id = $1 order by created_at desc, action_slug',
        [userId],
      ),
    );
  }

  async add(userId: string, slug: string): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query('insert into user_favorite (user_id, action_slug) values ($1, $2) on conflict do nothing', [
        userId,
        slug,
      ]),
    );
  }

  async remove(userId: string, slug: string): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query('delete from user_favorite where user_id = $1 and action_slug = $2', [userId, slug]),
    );
  }
}
