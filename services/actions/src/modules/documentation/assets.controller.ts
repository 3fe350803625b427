import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Asset, readAsset } from './assets/assets';
import { PageNotFoundError } from './documentation.errors';

const compress = promisify(gzip);

interface SentAsset extends Asset {
  readonly compressed: Buffer | null;
}

/** Style sheets, scripts and fonts of the documentation. Each is read and compressed once. */
@Controller()
@Public()
export class AssetsController {
  private readonly assets = new Map<string, SentAsset>();

  @Op('getDocumentationAsset')
  async get(@Input() { path: { file } }: OpInput<'getDocumentationAsset'>, @Http() { request, reply }: HttpExchange) {
    const { mime, content, compressed } = this.assets.get(file) ?? (await this.read(file));
    const isCompressed = compressed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    reply.headers({
      'content-type': mime,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    await reply.send(isCompressed ? compressed : content);
  }

  private async read(name: string): Promise<SentAsset> {
    const asset = await readAsset(name);
    if (!asset) throw new PageNotFoundError();
    const compressed = asset.mime.startsWith('text/') ? await compress(asset.content) : null;
    const sent = { ...asset, compressed };
    this.assets.set(name, sent);
    return sent;
  }
}
