import { describe, expect, it } from 'vitest';
import { runAction } from '../../testing/run-action';
import { ticketClassification } from './ticket_classification.action';

describe('ticket_classification', () => {
  it('reads a text too short to tell as Spanish', async () => {
    const { data } = await runAction(ticketClassification, { tickets: ['Factura'] });
    expect(data['rows']).toMatchObject([{ language: 'es', category: 'billing', category_label: 'Facturación' }]);
  });

  it('takes another language when told to', async () => {
    const { data } = await runAction(ticketClassification, { tickets: ['Where is my parcel?'], language: 'auto' });
    expect(data['rows']).toMatchObject([{ language: 'en', category: 'delivery' }]);
  });
});
