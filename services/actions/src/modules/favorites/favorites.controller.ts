import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { FavoritesService } from './favorites.service';

@Controller()
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Op('listFavorites')
  async list(@Input() _: OpInput<'listFavorites'>, @CurrentUser() { id }: Principal) {
    const favorites = await this.favorites.list(id);
    return favorites.map(({ action_slug, created_at }) => ({ action_slug, created_at: created_at.toISOString() }));
  }

  @Op('addFavorite')
  add(@Input() { path }: OpInput<'addFavorite'>, @CurrentUser() { id }: Principal) {
    return this.favorites.add(id, path.slug);
  }

  @Op('removeFavorite')
  remove(@Input() { path }: OpInput<'removeFavorite'>, @CurrentUser() { id }: Principal) {
    return this.favorites.remove(id, path.slug);
  }
}
