import { Injectable } from '@nestjs/common';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { ActionNotFoundError } from '../catalogue/catalogue.errors';
import { type Favorite, FavoritesRepository } from './favorites.repository';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly registry: ActionsRegistry,
  ) {}

  /** Of actions that are listed, newest first. */
  async list(userId: string): Promise<Favorite[]> {
    const favorites = await this.favorites.list(userId);
    return favorites.filter(({ action_slug }) => this.registry.find(action_slug) !== undefined);
  }

  /** @throws {ActionNotFoundError} there is no such action. */
  async add(userId: string, slug: string): Promise<void> {
    const action = this.registry.find(slug);
    if (!action) throw new ActionNotFoundError(slug);
    await this.favorites.add(userId, action.slug);
  }

  /** Also of an action that is listed no more. */
  remove(userId: string, slug: string): Promise<void> {
    return this.favorites.remove(userId, this.registry.find(slug)?.slug ?? slug);
  }
}
