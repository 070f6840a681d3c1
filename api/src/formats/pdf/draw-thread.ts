import { answerInThread } from '../../platform/threads/answer-in-thread';
import { renderInvoice } from './render-invoice';

answerInThread(renderInvoice);
