import { answerInThread } from '../../platform/threads/answer-in-thread';
import { checkedUbl } from '../ubl/checked-ubl';
import type { UblInvoice } from '../ubl/ubl-invoice';
import type { PrintedInvoice } from './printed-invoice';
import { renderInvoice } from './render-invoice';

type Asked = { pdf: PrintedInvoice } | { ubl: UblInvoice };

answerInThread(async (asked: Asked) =>
  'pdf' in asked ? renderInvoice(asked.pdf) : checkedUbl(asked.ubl),
);
