export { ReceiptList } from './components/receipt-list.js';
