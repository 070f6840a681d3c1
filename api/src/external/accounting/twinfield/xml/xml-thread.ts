import { answerInThread } from '../../../../platform/threads/answer-in-thread';
import { parseXml } from './parse-xml';

answerInThread(async (text: string) => parseXml(text));
